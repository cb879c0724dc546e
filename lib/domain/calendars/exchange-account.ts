import { z } from "zod";
import { LIMITS, requiredText } from "@/lib/platform/http/fields";
import { exchangeServer } from "./exchange-server";

/** Exchange account that is sent with a user. */
export const exchangeAccount = z
  .object({
    source: z.literal("exchange"),
    credentials: z.object({
      server: exchangeServer,
      username: requiredText(LIMITS.email),
      password: z.string().min(1, "must not be empty").max(1024),
    }),
  })
  .meta({ id: "ExchangeAccount" });

export type ExchangeAccount = z.output<typeof exchangeAccount>;
