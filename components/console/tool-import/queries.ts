import { queryOptions } from "@tanstack/react-query";
import { TOOL_NAMES } from "@/lib/domain/contracts/tool-names";
import { api, type Schemas, unwrapResponse } from "../api";

export type ToolImport = Schemas["ToolImport"];
/** A tool whose accounts can be read. */
export type ImportTool = Schemas["ImportBody"]["tool"];

const POLL_MS = 1000;

/** The name of the tool; null for a file. */
export const findToolName = ({ tool }: Pick<ToolImport, "tool">): string | null =>
  tool === "calendly" || tool === "calcom" ? TOOL_NAMES[tool] : null;

export const isRunning = ({ state }: ToolImport): boolean => state === "reading" || state === "importing";

/** An import; asked for every second while it runs. */
export const buildImportQuery = (id: string) =>
  queryOptions({
    queryKey: ["imports", id],
    queryFn: async () => (await unwrapResponse(api.GET("/v2/imports/{import_id}", buildPath(id)))).value,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
    retry: false,
  });

const buildPath = (id: string) => ({ params: { path: { import_id: id } } });

export const startImport = async (body: Schemas["ImportBody"]): Promise<ToolImport> =>
  (await unwrapResponse(api.POST("/v2/imports", { body }))).value;

export const startFileImport = async (body: Schemas["FileImportBody"]): Promise<ToolImport> =>
  (await unwrapResponse(api.POST("/v2/imports/files", { body }))).value;

export const stopImport = async (id: string): Promise<ToolImport> =>
  (await unwrapResponse(api.POST("/v2/imports/{import_id}/stop", { ...buildPath(id), body: {} }))).value;

/** Continues an import: of an account with its secret, of a file without. */
export const retryImport = async (id: string, token: string): Promise<ToolImport> =>
  (
    await unwrapResponse(
      api.POST("/v2/imports/{import_id}/continue", {
        ...buildPath(id),
        body: token === "" ? {} : { token },
      }),
    )
  ).value;

export const applyImport = async (
  id: string,
  body: { mails: boolean; webhooks: boolean },
): Promise<ToolImport> =>
  (await unwrapResponse(api.POST("/v2/imports/{import_id}/apply", { ...buildPath(id), body }))).value;
