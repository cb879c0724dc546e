import { givePhotos } from "@/lib/domain/lifecycle/demo/give-photos";
import { DEMO_PEOPLE } from "@/lib/domain/lifecycle/demo/people";
import { seedDemo } from "@/lib/domain/lifecycle/demo/seed-demo";
import { database, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";

export async function seedDemoOrganization() {
  const emails = DEMO_PEOPLE.flatMap(({ user }) => user.email ?? []);
  if (await database().user.findFirst({ where: { email: { in: emails } } })) {
    throw new OperatorError("The demo organisation is there already.");
  }
  const demo = await inTransaction(database(), (tx) => seedDemo(tx));
  await givePhotos(database(), asOrganizationId(demo.organization), demo.users);
  return { web_url: env().WEB_URL, ...demo };
}
