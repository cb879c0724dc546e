import { route, routes } from "@/lib/api/route";
import { readPersonContract } from "@/lib/domain/people/contract";
import { readPerson } from "@/lib/domain/people/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readPersonContract, ({ db, auth, params }) => readPerson(db, auth.organization, params.user_id)),
);
