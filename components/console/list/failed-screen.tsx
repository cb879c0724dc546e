"use client";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { useTitle } from "../ui/use-title";
import { FailedList, type FailedProps, isFinalError } from "./list-states";

/** Replaces a whole screen, title included. */
export function FailedScreen({ error, onRetry }: Omit<FailedProps, "heading">) {
  const t = useText();
  useTitle(isFinalError(error) ? describeError(error, t) : t("list.failed"), "screen");
  return <FailedList error={error} onRetry={onRetry} heading="h1" />;
}
