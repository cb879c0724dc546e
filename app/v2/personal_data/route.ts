import { route, routes } from "@/lib/api/route";
import { exportPersonalDataContract } from "@/lib/domain/personal-data/contract";
import { exportPerson } from "@/lib/domain/personal-data/export-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(exportPersonalDataContract, ({ db, auth, query }) =>
    exportPerson(db, auth.organization, query.email),
  ),
);
