import { DEMO_PEOPLE } from "@/lib/domain/lifecycle/demo/people";
import { seedDemo } from "@/lib/domain/lifecycle/demo/seed-demo";
import { uploadDemoPhotos } from "@/lib/domain/lifecycle/demo/upload-demo-photos";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";

export async function runSeedDemo() {
  const emails = DEMO_PEOPLE.flatMap(({ user }) => user.email ?? []);
  if (await getDatabase().user.findFirst({ where: { email: { in: emails } } })) {
    throw new OperatorError("The demo organisation exists already.");
  }
  const demo = await withTransaction(getDatabase(), (tx) => seedDemo(tx));
  await uploadDemoPhotos(getDatabase(), asOrganizationId(demo.organization), demo.users);
  return { web_url: env().WEB_URL, ...demo };
}
