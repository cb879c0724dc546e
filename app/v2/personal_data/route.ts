import { route, routes } from "@/lib/api/route";
import { exportPersonalDataContract } from "@/lib/domain/lifecycle/personal-data/contract";
import { exportPerson } from "@/lib/domain/lifecycle/personal-data/export-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(exportPersonalDataContract, ({ db, auth, query }) =>
    exportPerson(db, auth.organization, query.email),
  ),
);
