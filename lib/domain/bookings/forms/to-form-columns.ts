import type { Prisma } from "@/lib/platform/db/generated/client";
import { Prisma as PrismaValues } from "@/lib/platform/db/generated/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { FormUpdate } from "./schema";
import type { Routing } from "./stored-form";

/** Returns only the columns that the body sets. */
export const toFormColumns = (
  { handle: slug, title, description, active, proof_of_work: proofOfWork, language }: FormUpdate,
  { questions, rules, otherwise }: Routing,
) => ({
  ...omitUndefined({ slug, title, active, proofOfWork, language }),
  ...(description !== undefined && { description: description ?? PrismaValues.DbNull }),
  questions: questions as unknown as Prisma.InputJsonValue,
  rules: rules as unknown as Prisma.InputJsonValue,
  otherwise: (otherwise as Prisma.InputJsonValue | null) ?? PrismaValues.DbNull,
});
