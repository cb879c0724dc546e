import type { Instant } from "@/lib/core/time/instant";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { EventFilters, Person } from "./event-filters";

const CREATOR = { user: "e.created_by_user_id", email: "e.created_by_email" };
const INVITEE = { user: "i.user_id", email: "i.email" };

/** So many events of a time are gathered at once. */
const FEW = 2_000;

/** The parameters of a statement; `add` answers how the statement refers to the new one. */
class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  addList(list: readonly string[]): string {
    return `${this.add(list)}::text[]`;
  }
}

/**
 * The newest (or oldest) events that the filters leave, as one statement for ids and titles.
 *
 * It walks down the index of what narrows most, so that it reads hardly more of the past than it answers: the entries
 * of each person who is asked for, or else those of the filter. Upcoming events, those of a time and those of a group
 * stand in no such order; where they are few, they are gathered before anything else (left to itself, the planner would
 * bet on finding enough of them among the newest, and where it loses, read everything). Of a time with many events
 * enough are found on the way down.
 */
export function candidateQuery(
  organization: OrganizationId,
  filters: EventFilters,
  now: Instant,
  before: string | undefined,
  take: number,
): { text: string; values: unknown[] } {
  const given = new Parameters();
  const tenant = given.add(organization);
  const cursor = before && given.add(before);
  const [beyond, order] = filters.sort === "oldest" ? [">", "ASC"] : ["<", "DESC"];
  const page = `ORDER BY id ${order} LIMIT ${given.add(take)}`;
  const { filter, group_ids, since, until, creators, invitees, involved } = filters;
  const asked = conditionsOn(filters, now, given);
  const onPage = cursor ? [`e.id ${beyond} ${cursor}`] : [];
  const fittingAnywhere = [`e.organization_id = ${tenant}`, ...asked].join(" AND ");
  const fitting = [fittingAnywhere, ...onPage].join(" AND ");

  const created = (people: readonly Person[]) => isAny(CREATOR, people, given);
  const byCreators = () => (creators.length > 0 ? [created(creators)] : []);
  // OFFSET 0: one look each, instead of a table of everything that these people were ever invited to.
  const invited = (people: readonly Person[]) =>
    `EXISTS (SELECT FROM invitees i WHERE i.organization_id = ${tenant} AND i.event_id = e.id
                                      AND ${isAny(INVITEE, people, given)} OFFSET 0)`;

  /** Of each person in turn the first, so that one who was busy long ago is found as fast as one who is busy now. */
  const walk = (people: readonly Person[], entriesOf: (by: Person["by"]) => string) =>
    kindsOf(people).map(
      ({ by, named }) =>
        `SELECT entry.id FROM unnest(${given.addList(named)}) AS person (name)
          CROSS JOIN LATERAL (${entriesOf(by)} ${page}) entry`,
    );
  const walkCreated = (people: readonly Person[]) =>
    walk(people, (by) => `SELECT e.id FROM events e WHERE ${fitting} AND ${CREATOR[by]} = person.name`);
  const walkInvited = (people: readonly Person[], others: readonly Person[][] = []) => {
    const invitations = [
      `i.organization_id = ${tenant}`,
      ...(cursor ? [`i.event_id ${beyond} ${cursor}`] : []),
    ];
    const together = others.map(
      (other) => `i.event_id IN (SELECT i.event_id FROM invitees i
                                  WHERE ${invitations.join(" AND ")} AND ${isAny(INVITEE, other, given)})`,
    );
    const more = [...asked, ...byCreators()];
    return walk(
      people,
      (by) =>
        `SELECT i.event_id AS id
           FROM (SELECT DISTINCT i.event_id FROM invitees i
                  WHERE ${[...invitations, ...together].join(" AND ")} AND ${INVITEE[by]} = person.name
                  ORDER BY i.event_id ${order}) i
                ${more.length > 0 ? `JOIN events e ON e.id = i.event_id AND ${more.join(" AND ")}` : ""}`,
    );
  };
  const firstOf = (walks: readonly string[]) =>
    `SELECT e.id, e.title FROM (${walks.join(" UNION ")} ${page}) found JOIN events e ON e.id = found.id`;
  const statement = (text: string) => ({ text: `${text} ${page}`, values: given.values });

  const [first, ...others] = invitees;
  const byPeople = () => {
    if (involved) return firstOf([...walkCreated(involved), ...walkInvited(involved)]);
    if (first) return firstOf(walkInvited(first, others));
    return creators.length > 0 ? firstOf(walkCreated(creators)) : null;
  };
  const isTimed = filter === "upcoming" || since || until;
  if (isTimed || group_ids?.length) {
    const byInvolved = involved ? [`(${created(involved)} OR ${invited(involved)})`] : [];
    const who = ["true", ...onPage, ...byCreators(), ...invitees.map(invited), ...byInvolved].join(" AND ");
    const few = `SELECT e.id, e.title, e.created_by_user_id, e.created_by_email FROM events e WHERE ${fittingAnywhere}`;
    if (group_ids?.length) {
      return statement(`WITH few AS MATERIALIZED (${few}) SELECT e.id, e.title FROM few e WHERE ${who}`);
    }
    const walked = byPeople() ?? firstOf([`SELECT e.id FROM events e WHERE ${fitting}`]);
    return statement(
      `WITH few AS MATERIALIZED (${few} ORDER BY e.ends_at LIMIT ${FEW + 1}),
            many AS MATERIALIZED (SELECT count(*) > ${FEW} AS so FROM few)
       SELECT e.id, e.title FROM few e WHERE NOT (SELECT so FROM many) AND ${who}
       UNION ALL
       SELECT id, title FROM (${walked}) found WHERE (SELECT so FROM many)`,
    );
  }
  return statement(byPeople() ?? `SELECT e.id, e.title FROM events e WHERE ${fitting}`);
}

/** What is asked of the event itself, beyond whose it is. */
function conditionsOn(
  { filter, app_id, group_ids, bookpage, since, until }: EventFilters,
  now: Instant,
  given: Parameters,
): string[] {
  const conditions: string[] = [];
  if (filter === "confirmed") conditions.push("e.confirmed_flag AND e.cancelled_at IS NULL");
  if (filter === "planning") conditions.push("NOT e.confirmed_flag AND e.cancelled_at IS NULL");
  if (filter === "cancelled") conditions.push("e.cancelled_at IS NOT NULL");
  if (filter === "upcoming")
    conditions.push(`e.cancelled_at IS NULL AND e.ends_at > ${given.add(new Date(now))}`);
  if (since) conditions.push(`e.ends_at >= ${given.add(since)}`);
  if (until) conditions.push(`e.ends_at < ${given.add(until)}`);
  if (bookpage) conditions.push(`e.bookpage_id = ${given.add(bookpage)}`);
  if (app_id) conditions.push(`e.third_party_app = ${given.add(app_id)}`);
  if (group_ids?.length) {
    const groups = given.addList(group_ids);
    conditions.push(`e.third_party_group_ids <> '{}' AND e.third_party_group_ids && ${groups}`);
  }
  return conditions;
}

/** Those named by their accounts and those named by their addresses. */
const kindsOf = (people: readonly Person[]) =>
  (["user", "email"] as const)
    .map((by) => ({ by, named: people.filter((person) => person.by === by).map(({ value }) => value) }))
    .filter(({ named }) => named.length > 0);

const isAny = (columns: Record<Person["by"], string>, people: readonly Person[], given: Parameters) =>
  `(${kindsOf(people)
    .map(({ by, named }) => `${columns[by]} = ANY(${given.addList(named)})`)
    .join(" OR ")})`;
