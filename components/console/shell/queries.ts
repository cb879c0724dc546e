import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { escapePattern } from "../events/escape-pattern";
import { listEvents } from "../events/queries";
import { listForms } from "../forms/queries";
import { listLocators } from "../locators/queries";
import { type Me, mayDo } from "../me";
import { listPages } from "../pages/queries";
import { listTeams } from "../teams/queries";
import { listUsers } from "../users/queries";
import { listWebhooks } from "../webhooks/queries";

/** A few of each kind of what is stored, by these words. */
export const storedQuery = (search: string, me: Me) =>
  queryOptions({
    queryKey: ["palette", search],
    queryFn: () => findStored(search, me),
    placeholderData: keepPreviousData,
  });

const MAX_FOUND_EACH = 5;

export type StoredTargets = Awaited<ReturnType<typeof findStored>>;

async function findStored(search: string, me: Me) {
  const nothing = { value: [] };
  const query = { search, limit: MAX_FOUND_EACH };
  const [users, teams, pages, locators, forms, webhooks, events] = await Promise.all([
    listUsers(query),
    listTeams(query),
    listPages(query),
    mayDo(me, "listLocators") ? listLocators(query) : nothing,
    mayDo(me, "listForms") ? listForms(query) : nothing,
    mayDo(me, "listHooks") ? listWebhooks({ search }) : { value: { hooks: [] } },
    listEvents({ q: escapePattern(search), limit: MAX_FOUND_EACH }),
  ]);
  return {
    events: events.value,
    users: users.value,
    teams: teams.value,
    pages: pages.value,
    locators: locators.value,
    forms: forms.value,
    hooks: webhooks.value.hooks.slice(0, MAX_FOUND_EACH),
  };
}
