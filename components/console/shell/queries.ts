import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { canPerform, canSeeOthers, type Me } from "../me";
import { listApiKeys } from "../resources/api-keys";
import { buildVisibleEventsQuery } from "../resources/build-visible-events-query";
import { listEvents } from "../resources/events";
import { listForms } from "../resources/forms";
import { listLocators } from "../resources/locators";
import { listPages } from "../resources/pages";
import { listTeams } from "../resources/teams";
import { listUsers } from "../resources/users";
import { listWebhooks } from "../resources/webhooks";
import { listMatchingGuests } from "./list-matching-guests";

/** A few matching resources of each kind. */
export const buildStoredTargetsQuery = (search: string, me: Me) =>
  queryOptions({
    queryKey: ["palette", search],
    queryFn: () => findStored(search, me),
    placeholderData: keepPreviousData,
  });

/** The matching pages and people for a booking. */
export const buildBookableTargetsQuery = (search: string, me: Me) =>
  queryOptions({
    queryKey: ["palette", "book", search],
    queryFn: () => findBookable(search, me),
    placeholderData: keepPreviousData,
  });

const MAX_FOUND_EACH = 5;

/** The limit of loaded events, as frequent guests have many. */
const MAX_READ_FOR_GUESTS = 40;

export type StoredTargets = Awaited<ReturnType<typeof findStored>>;

export type BookableTargets = Awaited<ReturnType<typeof findBookable>>;

const EMPTY_RESULT = { value: [] };

async function findStored(search: string, me: Me) {
  const query = { search, limit: MAX_FOUND_EACH };
  const others = canSeeOthers(me);
  const [guests, events, users, teams, pages, locators, forms, keys, webhooks] = await Promise.all([
    findGuests(search, me),
    listEvents({ ...query, ...buildVisibleEventsQuery(me) }),
    others ? listUsers(query) : EMPTY_RESULT,
    others ? listTeams(query) : EMPTY_RESULT,
    findPages(search, me),
    canPerform(me, "listLocators") ? listLocators(query) : EMPTY_RESULT,
    canPerform(me, "listForms") ? listForms(query) : EMPTY_RESULT,
    canPerform(me, "listApiKeys") ? listApiKeys(query) : EMPTY_RESULT,
    canPerform(me, "listHooks") ? listWebhooks({ search }) : { value: { hooks: [] } },
  ]);
  return {
    guests,
    events: events.value,
    users: users.value,
    teams: teams.value,
    pages,
    locators: locators.value,
    forms: forms.value,
    keys: keys.value,
    hooks: webhooks.value.hooks.slice(0, MAX_FOUND_EACH),
  };
}

async function findBookable(search: string, me: Me) {
  const [guests, pages, users] = await Promise.all([
    search === "" ? [] : findGuests(search, me),
    findPages(search, me),
    canSeeOthers(me) && search !== "" ? listUsers({ search, limit: MAX_FOUND_EACH }) : EMPTY_RESULT,
  ]);
  const theirs = await Promise.all(
    users.value.map(({ _id }) => listPages({ belongs_to: _id, limit: MAX_FOUND_EACH })),
  );
  const all = [...pages, ...theirs.flatMap(({ value }) => value)].filter(({ active }) => active);
  return { guests, pages: [...new Map(all.map((page) => [page._id, page])).values()] };
}

async function findGuests(search: string, me: Me) {
  const { value } = await listEvents({
    search,
    search_in: "guests",
    fields: "invitees",
    limit: MAX_READ_FOR_GUESTS,
    ...buildVisibleEventsQuery(me),
  });
  return listMatchingGuests(value, search).slice(0, MAX_FOUND_EACH);
}

async function findPages(search: string, me: Me) {
  const filter = canSeeOthers(me) ? {} : { belongs_to: me.id };
  const { value } = await listPages({ limit: MAX_FOUND_EACH, ...(search && { search }), ...filter });
  return value;
}
