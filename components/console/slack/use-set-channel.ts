import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { useSavedToast } from "../ui/use-saved-toast";
import { slackQuery } from "./queries";

/** Chooses a channel, or none, and shows the new state. */
export function useSetChannel(onDone?: () => void) {
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  return useMutation({
    mutationFn: (body: Schemas["SlackChannelBody"]) =>
      unwrapResponse(api.POST("/v2/slack/channels", { body })),
    onSuccess: (response) => {
      queries.setQueryData(slackQuery.queryKey, response);
      showSavedToast();
      onDone?.();
    },
  });
}
