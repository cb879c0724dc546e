import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { matchSlackPeopleContract } from "@/lib/domain/messaging/slack/contract";
import { resetMatching } from "@/lib/domain/messaging/slack/match-slack-people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(matchSlackPeopleContract, ({ db, auth }) => resetMatching(db, auth.organization)),
);
