import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { narrowToOwnEvents } from "../events/narrow-to-own-events";
import { listEvents } from "../events/queries";
import { listForms } from "../forms/queries";
import { listApiKeys } from "../keys/queries";
import { listLocators } from "../locators/queries";
import { type Me, mayDo, seesOthers } from "../me";
import { listPages } from "../pages/queries";
import { listTeams } from "../teams/queries";
import { listUsers } from "../users/queries";
import { listWebhooks } from "../webhooks/queries";
import { listGuests } from "./list-guests";

/** A few of each kind of what is stored, by these words. */
export const storedQuery = (search: string, me: Me) =>
  queryOptions({
    queryKey: ["palette", search],
    queryFn: () => findStored(search, me),
    placeholderData: keepPreviousData,
  });

/** Whom one can book for, by these words. */
export const bookableQuery = (search: string, me: Me) =>
  queryOptions({
    queryKey: ["palette", "book", search],
    queryFn: () => findBookable(search, me),
    placeholderData: keepPreviousData,
  });

const MAX_FOUND_EACH = 5;

/** Of a guest who comes often there are many. */
const MAX_READ_FOR_GUESTS = 40;

export type StoredTargets = Awaited<ReturnType<typeof findStored>>;

export type BookableTargets = Awaited<ReturnType<typeof findBookable>>;

const NOTHING = { value: [] };

async function findStored(search: string, me: Me) {
  const query = { search, limit: MAX_FOUND_EACH };
  const others = seesOthers(me);
  const [guests, events, users, teams, pages, locators, forms, keys, webhooks] = await Promise.all([
    findGuests(search, me),
    listEvents({ ...query, ...narrowToOwnEvents(me) }),
    others ? listUsers(query) : NOTHING,
    others ? listTeams(query) : NOTHING,
    findPages(search, me),
    mayDo(me, "listLocators") ? listLocators(query) : NOTHING,
    mayDo(me, "listForms") ? listForms(query) : NOTHING,
    mayDo(me, "listApiKeys") ? listApiKeys(query) : NOTHING,
    mayDo(me, "listHooks") ? listWebhooks({ search }) : { value: { hooks: [] } },
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
    seesOthers(me) && search !== "" ? listUsers({ search, limit: MAX_FOUND_EACH }) : NOTHING,
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
    ...narrowToOwnEvents(me),
  });
  return listGuests(value, search).slice(0, MAX_FOUND_EACH);
}

async function findPages(search: string, me: Me) {
  const own = seesOthers(me) ? {} : { belongs_to: me.id };
  const { value } = await listPages({ limit: MAX_FOUND_EACH, ...(search && { search }), ...own });
  return value;
}
