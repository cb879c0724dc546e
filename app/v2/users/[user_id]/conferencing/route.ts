import { route, routes } from "@/lib/api/route";
import { readConferencingContract } from "@/lib/domain/conferencing/conferences/contract";
import { readConferencing } from "@/lib/domain/conferencing/conferences/read-conferencing";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readConferencingContract, ({ db, auth, params }) =>
    readConferencing(db, auth.organization, params.user_id),
  ),
);
