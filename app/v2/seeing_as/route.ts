import { route, routes } from "@/lib/api/route";
import { endSeeingAsContract, startSeeingAsContract } from "@/lib/domain/auth/seeing-as/contract";
import { endSeeingAs } from "@/lib/domain/auth/seeing-as/end-seeing-as";
import { startSeeingAs } from "@/lib/domain/auth/seeing-as/start-seeing-as";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(startSeeingAsContract, ({ db, auth, body, now }) =>
    startSeeingAs(
      db,
      {
        organization: auth.organization,
        session: auth.session ?? "",
        user: auth.actor.id,
        role: auth.role,
      },
      body.user,
      now,
    ),
  ),
  route(endSeeingAsContract, ({ db, auth }) => endSeeingAs(db, auth.organization, auth.session ?? "")),
);
