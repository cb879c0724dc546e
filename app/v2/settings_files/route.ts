import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { exportSettingsContract } from "@/lib/domain/lifecycle/settings-files/contract";
import { exportSettings } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { listPermittedKinds } from "@/lib/domain/lifecycle/settings-files/require-file-scopes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(exportSettingsContract, async ({ db, auth }) => {
    const kinds = listPermittedKinds(auth);
    return { files: await exportSettings(db, auth.organization, kinds) };
  }),
);
