import { route, routes } from "@/lib/api/route";
import { answerToken } from "@/lib/domain/events/third-parties/answer-token";
import { createTokenContract } from "@/lib/domain/events/third-parties/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createTokenContract, ({ db, auth, query, now }) => answerToken(db, auth.organization, query, now)),
);
