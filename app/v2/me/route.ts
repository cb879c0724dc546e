import { readMe } from "@/lib/api/read-me";
import { route, routes } from "@/lib/api/route";
import { readMeContract } from "@/lib/domain/auth/sessions/me-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readMeContract, ({ db, auth }) => readMe(db, auth)),
);
