/** @jsxImportSource preact */

import { Confirmation } from "./confirmation";
import { DetailsForm } from "./details-form";
import type { CalendarApp } from "./use-app";

export { JoinWaitingList } from "./join-waiting-list";

/** Renders the steps after the choice of a time. */
export const LaterStep = ({ app }: { app: CalendarApp }) =>
  app.step === "details" ? <DetailsForm app={app} /> : <Confirmation app={app} />;
