import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import type { SlackConnection } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

type ConnectionKey = Pick<SlackConnection, "organizationId" | "id">;

const buildContext = ({ organizationId, id }: ConnectionKey) =>
  buildRowContext("slack_connections.token", organizationId, id);

export const sealSlackToken = (token: string, key: ConnectionKey) => seal(token, buildContext(key));

export const findSlackConnection = (db: Db, organization: OrganizationId): Promise<SlackConnection | null> =>
  db.slackConnection.findFirst({ where: { organizationId: organization } });

/** A connection with its token. */
export interface SlackAccess {
  connection: SlackConnection;
  token: string;
}

/** Returns null if the token cannot be decrypted. */
export function openSlackConnection(connection: SlackConnection): SlackAccess | null {
  const token = unseal(connection.token, buildContext(connection));
  return token === null ? null : { connection, token };
}

/** Finds the connection, unless its access has ended. */
export async function findSlackAccess(db: Db, organization: OrganizationId): Promise<SlackAccess | null> {
  const connection = await findSlackConnection(db, organization);
  return connection && connection.problem === null ? openSlackConnection(connection) : null;
}
