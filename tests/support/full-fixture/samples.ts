import { CONTRACTS } from "@/lib/api/contracts";
import { buildPatchContract } from "@/lib/api/patch/build-patch-contract";
import { accessSamples } from "./access-samples";
import { availabilitySamples } from "./availability-samples";
import { bookingPageSamples } from "./booking-page-samples";
import { calendarSamples } from "./calendar-samples";
import { eventSamples } from "./event-samples";
import { locatorSamples } from "./locator-samples";
import { organizationSamples } from "./organization-samples";
import { peopleSamples } from "./people-samples";
import type { OperationSamples } from "./sample";
import { teamSamples } from "./team-samples";

/** A sample of every contract, by its name. */
export const SAMPLES: OperationSamples = {
  ...accessSamples,
  ...availabilitySamples,
  ...bookingPageSamples,
  ...calendarSamples,
  ...eventSamples,
  ...locatorSamples,
  ...organizationSamples,
  ...peopleSamples,
  ...teamSamples,
};

/** PATCH accepts the body of PUT; if that nests a resource, the resource alone. */
for (const put of CONTRACTS.filter(({ method }) => method === "PUT")) {
  const { name } = buildPatchContract(put);
  const sample = SAMPLES[put.name];
  if (!sample || !CONTRACTS.some((contract) => contract.name === name)) continue;
  SAMPLES[name] = {
    ...sample,
    call: (fixture) => {
      const { path, body } = sample.call(fixture);
      return {
        path,
        body: put.resource === undefined ? body : (body as Record<string, unknown>)[put.resource],
      };
    },
  };
}
