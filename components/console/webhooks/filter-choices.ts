import { answered, api } from "../api";
import { listPages } from "../pages/queries";
import { listTeams } from "../teams/queries";

export interface Choice {
  id: string;
  label: string;
  detail?: string;
}

const MAX_FOUND = 8;
/** For the names of what was chosen before. */
const MAX_NAMED = 1000;
const MAX_PAGES_WITH_TYPES = 100;

type Load = (search: string, limit: number) => Promise<Choice[]>;

const words = (search: string, limit: number) => ({ limit, ...(search && { search }) });

const loadPages: Load = async (search, limit) =>
  (await listPages(words(search, limit))).value.map(({ _id, nickname }) => ({ id: _id, label: nickname }));

const loadTeams: Load = async (search, limit) =>
  (await listTeams(words(search, limit))).value.map(({ _id, name }) => ({ id: _id, label: name }));

/** Types stand below their pages, by whose names they are found. */
const loadTypes: Load = async (search, limit) => {
  const pages = (await listPages(words(search, Math.min(limit, MAX_PAGES_WITH_TYPES)))).value;
  const ofEach = pages.map(async ({ nickname }) => {
    const { value } = await answered(
      api.GET("/v2/bookpages/{nickname}/types", { params: { path: { nickname } } }),
    );
    return value.map(({ _id, name }) => ({ id: _id, label: name, detail: nickname }));
  });
  return (await Promise.all(ofEach)).flat();
};

const LOADS = { pages: loadPages, types: loadTypes, teams: loadTeams };

export type FilterKind = keyof typeof LOADS;

export const FILTER_KINDS = Object.keys(LOADS) as FilterKind[];

export const findChoices = (kind: FilterKind, search: string) => LOADS[kind](search, MAX_FOUND);

/** What these are called; of something that has gone since there is no name. */
export async function nameChoices(kind: FilterKind, ids: readonly string[]): Promise<Choice[]> {
  return (await LOADS[kind]("", MAX_NAMED)).filter(({ id }) => ids.includes(id));
}
