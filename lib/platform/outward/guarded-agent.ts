import { Agent } from "undici";
import { guardedLookup } from "./guarded-lookup";
import { PrivateAddress } from "./private-address";
import { isAllowedHost, isPrivateHost } from "./target-address";

const CONNECT_LIMIT = 5000; // milliseconds
const LIMIT = 20_000;

const settings: Agent.Options = {
  headersTimeout: LIMIT,
  bodyTimeout: LIMIT,
  connect: { timeout: CONNECT_LIMIT },
  keepAliveTimeout: 4000,
};

let agents: { guarded: Agent; open: Agent } | undefined;

/** Without a proxy and without redirects; only named exceptions escape the guard. */
export function agentFor(url: URL): Agent {
  agents ??= {
    guarded: new Agent({ ...settings, connect: { timeout: CONNECT_LIMIT, lookup: guardedLookup } }),
    open: new Agent(settings),
  };
  if (isAllowedHost(url)) return agents.open;
  if (isPrivateHost(url)) throw new PrivateAddress(); // an address is never looked up
  return agents.guarded;
}
