import { route, routes } from "@/lib/http/route";
import { answerToken } from "@/lib/third-parties/answer-token";
import { createTokenContract } from "@/lib/third-parties/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createTokenContract, ({ db, auth, query, now }) => answerToken(db, auth.organization, query, now)),
);
