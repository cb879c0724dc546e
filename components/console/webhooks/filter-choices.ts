import { api, unwrapResponse } from "../api";
import { listPages } from "../resources/pages";
import { listTeams } from "../resources/teams";
import { listTemplates } from "../resources/templates";

export interface FilterChoice {
  id: string;
  label: string;
  detail?: string;
}

const MAX_FOUND = 8;
/** The limit of loaded names of earlier choices. */
const MAX_NAMED = 1000;
const MAX_PAGES_WITH_TYPES = 100;

type ChoiceLoader = (search: string, limit: number) => Promise<FilterChoice[]>;

const toListQuery = (search: string, limit: number) => ({ limit, ...(search && { search }) });

const loadPages: ChoiceLoader = async (search, limit) =>
  (await listPages(toListQuery(search, limit))).value.map(({ _id, nickname }) => ({
    id: _id,
    label: nickname,
  }));

const loadTeams: ChoiceLoader = async (search, limit) =>
  (await listTeams(toListQuery(search, limit))).value.map(({ _id, name }) => ({ id: _id, label: name }));

/** Lists types below their pages; the search matches the names of pages. */
const loadTypes: ChoiceLoader = async (search, limit) => {
  const pages = (await listPages(toListQuery(search, Math.min(limit, MAX_PAGES_WITH_TYPES)))).value;
  const ofEach = pages.map(async ({ nickname }) => {
    const { value } = await unwrapResponse(
      api.GET("/v2/bookpages/{nickname}/types", { params: { path: { nickname } } }),
    );
    return value.map(({ _id, name }) => ({ id: _id, label: name, detail: nickname }));
  });
  return (await Promise.all(ofEach)).flat();
};

const loadForms: ChoiceLoader = async (search, limit) =>
  (await unwrapResponse(api.GET("/v2/forms", { params: { query: toListQuery(search, limit) } }))).value.map(
    ({ _id, handle }) => ({ id: _id, label: handle }),
  );

const loadTemplates: ChoiceLoader = async (search, limit) =>
  (await listTemplates(toListQuery(search, limit))).value.map(({ _id, name }) => ({ id: _id, label: name }));

const CHOICE_LOADERS = {
  pages: loadPages,
  types: loadTypes,
  teams: loadTeams,
  templates: loadTemplates,
  forms: loadForms,
};

export type FilterKind = keyof typeof CHOICE_LOADERS;

export const findFilterChoices = (kind: FilterKind, search: string) =>
  CHOICE_LOADERS[kind](search, MAX_FOUND);

/** Finds the names of the chosen resources; deleted ones have none. */
export async function getFilterChoices(kind: FilterKind, ids: readonly string[]): Promise<FilterChoice[]> {
  return (await CHOICE_LOADERS[kind]("", MAX_NAMED)).filter(({ id }) => ids.includes(id));
}
