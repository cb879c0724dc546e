import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../api";
import { listEvents } from "../events/queries";
import { listPages } from "../pages/queries";
import { listTeams } from "../teams/queries";
import { listUsers } from "../users/queries";
import { listWebhooks } from "../webhooks/queries";

/** What somebody has to do something about: in the whole organisation, or what is one user's. */
export const attentionQuery = (user: string | null) =>
  queryOptions({
    queryKey: ["attention", user],
    queryFn: () => answered(api.GET("/v2/attention", { params: { query: user ? { user } : {} } })),
  });

/** Which steps of an admin's first day are done. */
export const firstStepsQuery = queryOptions({ queryKey: ["first-steps"], queryFn: findDone });

/** Limit of the list that tells whether there is anybody besides the first admin. */
const PEOPLE_BESIDE_ADMIN = 2;

async function findDone() {
  const query = { limit: PEOPLE_BESIDE_ADMIN };
  const [users, teams, pages, webhooks, events] = await Promise.all([
    listUsers(query),
    listTeams(query),
    listPages(query),
    listWebhooks(),
    listEvents(query),
  ]);
  return {
    people: users.value.length >= PEOPLE_BESIDE_ADMIN,
    team: teams.value.length > 0,
    page: pages.value.length > 0,
    webhook: webhooks.value.hooks.length > 0,
    booking: events.value.length > 0,
  };
}
