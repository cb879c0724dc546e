"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";

interface Props {
  /** The error message; empty if there is none. */
  onError: (fault: string) => void;
}

/** Adds the demo data to the sandbox. */
export function SeedSandbox({ onError }: Props) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const fill = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/test/demo")),
    onMutate: () => onError(""),
    onSuccess: async ({ value }) => {
      await queries.invalidateQueries();
      showToast(t(value.created ? "testMode.demoDone" : "testMode.demoThere"));
    },
    onError: (error) => onError(describeError(error, t)),
  });
  return (
    <MutationButton mutation={{ isPending: fill.isPending, mutate: () => fill.mutate() }}>
      <span title={t("testMode.demoWhat")}>{t("testMode.demo")}</span>
    </MutationButton>
  );
}
