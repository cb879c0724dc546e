"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";

interface Props {
  /** The error message; empty if there is none. */
  onFault: (fault: string) => void;
}

/** Adds the demo data to the sandbox. */
export function SeedSandbox({ onFault }: Props) {
  const t = useText();
  const tell = useToast();
  const queries = useQueryClient();
  const fill = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/test/demo")),
    onMutate: () => onFault(""),
    onSuccess: async ({ value }) => {
      await queries.invalidateQueries();
      tell(t(value.created ? "testMode.demoDone" : "testMode.demoThere"));
    },
    onError: (error) => onFault(describeError(error, t)),
  });
  return (
    <MutationButton mutation={{ isPending: fill.isPending, mutate: () => fill.mutate() }}>
      <span title={t("testMode.demoWhat")}>{t("testMode.demo")}</span>
    </MutationButton>
  );
}
