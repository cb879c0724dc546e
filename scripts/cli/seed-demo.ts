import { database, inTransaction } from "@/lib/db/client";
import { PEOPLE } from "@/lib/demo/people";
import { seedDemo } from "@/lib/demo/seed-demo";
import { env } from "@/lib/env";
import { OperatorError } from "@/lib/operator-error";

export async function seedDemoOrganization() {
  const emails = PEOPLE.flatMap(({ user }) => user.email ?? []);
  if (await database().user.findFirst({ where: { email: { in: emails } } })) {
    throw new OperatorError("The demo organisation is there already.");
  }
  return { web_url: env().WEB_URL, ...(await inTransaction(database(), (tx) => seedDemo(tx))) };
}
