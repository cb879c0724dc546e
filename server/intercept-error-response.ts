import type { Work } from "@/lib/platform/work/current-work";
import type { Replace, Replacement } from "./intercept-response";

/** In place of the framework's 500, where the database was away: a page that says so. */
export const interceptErrorResponse =
  (work: Work, render: () => Promise<Replacement>): Replace =>
  (status) =>
    status === 500 && work.databaseAway ? render : null;
