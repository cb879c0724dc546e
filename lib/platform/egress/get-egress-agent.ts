import { Agent } from "undici";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { PrivateAddressError } from "./private-address-error";
import { resolvePublicAddress } from "./resolve-public-address";
import { isAllowedHost, isPrivateHost } from "./target-address";

const CONNECT_TIMEOUT_MS = 5000;
const ANSWER_TIMEOUT_MS = 20_000;

const settings: Agent.Options = {
  headersTimeout: ANSWER_TIMEOUT_MS,
  bodyTimeout: ANSWER_TIMEOUT_MS,
  connect: { timeout: CONNECT_TIMEOUT_MS },
  keepAliveTimeout: 4000,
};

const openAgents = createLazySingleton(() => ({
  guarded: new Agent({ ...settings, connect: { timeout: CONNECT_TIMEOUT_MS, lookup: resolvePublicAddress } }),
  open: new Agent(settings),
}));

/** Returns an agent without proxy and redirects; an allowed host bypasses the guard. */
export function getEgressAgent(url: URL, isAllowed = isAllowedHost(url)): Agent {
  if (isAllowed) return openAgents().open;
  if (isPrivateHost(url)) throw new PrivateAddressError(); // a literal address is never looked up
  return openAgents().guarded;
}
