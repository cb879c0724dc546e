"use client";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { stopImport, type ToolImport } from "./queries";

const STAGES = {
  people: "toolImport.readPeople",
  hours: "toolImport.readHours",
  types: "toolImport.readTypes",
  times: "toolImport.readTimes",
  forms: "toolImport.readForms",
  meetings: "toolImport.readMeetings",
} as const;

interface Props {
  running: ToolImport;
  onChange: (changed: ToolImport) => void;
}

/** What is being read, with the number of responses: the total is not known before the end. */
export function ReadingProgress({ running: { _id: id, reading, requests }, onChange }: Props) {
  const t = useText();
  const stop = useMutation({ mutationFn: () => stopImport(id), onSuccess: onChange });
  const title = t(reading ? STAGES[reading] : "toolImport.reading");
  return (
    <>
      <p role="status" className="font-medium">
        {title}
      </p>
      <progress className="mt-2 h-2 w-full" aria-label={title} />
      <p className="mt-1 text-muted tabular-nums">{t("toolImport.requests", { count: requests })}</p>
      <MutationButton className="mt-3" mutation={{ isPending: stop.isPending, mutate: stop.mutate }}>
        {t("toolImport.stop")}
      </MutationButton>
      <ErrorText error={stop.error} className="mt-3" />
    </>
  );
}
