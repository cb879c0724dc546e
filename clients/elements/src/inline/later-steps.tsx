/** @jsxImportSource preact */
import type { App } from "./app-state";
import { Details } from "./details";
import { Done } from "./done";

export { Waiting } from "./waiting";

/** What follows once a time is chosen. */
export const LaterStep = ({ app }: { app: App }) =>
  app.step === "details" ? <Details app={app} /> : <Done app={app} />;
