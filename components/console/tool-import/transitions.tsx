"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { StartTransitionForm } from "./start-transition-form";
import { TRANSITIONS_QUERY } from "./transition-queries";
import { TransitionStatus } from "./transition-status";

/** Bookings of another tool that hold time here until the switch. */
export default function Transitions() {
  const t = useText();
  const queries = useQueryClient();
  const query = useQuery(TRANSITIONS_QUERY);
  const refresh = () => queries.invalidateQueries({ queryKey: TRANSITIONS_QUERY.queryKey });
  return (
    <Panel title={t("transition.title")}>
      <ErrorText error={query.error} />
      {query.data?.map((one) => (
        <TransitionStatus key={one._id} transition={one} onChange={refresh} />
      ))}
      {query.data?.length === 0 ? <StartTransitionForm onStart={refresh} /> : null}
    </Panel>
  );
}
