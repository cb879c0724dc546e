import { publicRoute, routes } from "@/lib/api/route";
import { answerAsk } from "@/lib/domain/messaging/domains/answer-ask";
import { askDomainContract } from "@/lib/domain/messaging/domains/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(askDomainContract, ({ db, query }) => answerAsk(db, query.domain)),
);
