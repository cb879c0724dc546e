import { Agent } from "undici";
import { once } from "@/lib/platform/memory/once";
import { guardedLookup } from "./guarded-lookup";
import { PrivateAddress } from "./private-address";
import { isAllowedHost, isPrivateHost } from "./target-address";

const CONNECT_TIMEOUT_MS = 5000;
const ANSWER_TIMEOUT_MS = 20_000;

const settings: Agent.Options = {
  headersTimeout: ANSWER_TIMEOUT_MS,
  bodyTimeout: ANSWER_TIMEOUT_MS,
  connect: { timeout: CONNECT_TIMEOUT_MS },
  keepAliveTimeout: 4000,
};

const openAgents = once(() => ({
  guarded: new Agent({ ...settings, connect: { timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup } }),
  open: new Agent(settings),
}));

/** Without a proxy and without redirects; only named exceptions (`isAllowed`) escape the guard. */
export function agentFor(url: URL, isAllowed = isAllowedHost(url)): Agent {
  if (isAllowed) return openAgents().open;
  if (isPrivateHost(url)) throw new PrivateAddress(); // an address is never looked up
  return openAgents().guarded;
}
