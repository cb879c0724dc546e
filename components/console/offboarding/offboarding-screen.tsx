"use client";
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { OWNED_KINDS } from "@/lib/domain/lifecycle/offboarding/options";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { formatUserNameById, useUsersById } from "../resources/user-picker";
import { USERS_KEY } from "../resources/users";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { PageHeader } from "../ui/page-header";
import { useNavigate } from "../ui/use-navigate";
import { ConfirmStep } from "./confirm-step";
import { InventoryStep } from "./inventory-step";
import {
  countOwned,
  EMPTY_DRAFT,
  findSuccessor,
  isDraftComplete,
  toOffboardingBody,
} from "./offboarding-draft";
import { OffboardingProgress } from "./offboarding-progress";
import { buildOwnedResourcesQuery, type OwnedResources, type Successor, startOffboardings } from "./queries";
import { SuccessorStep } from "./successor-step";

const STEPS = ["stepOne", "stepTwo", "stepThree"] as const;

/** The successor for the meetings, which the progress names. */
function parseSuccessor(params: URLSearchParams): Successor | null {
  const [user, team] = [params.get("to_user"), params.get("to_team")];
  if (user) return { user };
  return team ? { team } : null;
}

const formatSuccessor = (to: Successor | null): string => {
  if (!to) return "";
  return "user" in to ? `&to_user=${to.user}` : `&to_team=${to.team}`;
};

const parseIds = (text: string | null) => text?.split(",").filter(Boolean) ?? [];

/** The offboarding of users: their resources, the successors, the accounts, and the progress. */
export function OffboardingScreen() {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const running = parseIds(params.get("run"));
  const users = parseIds(params.get("users")).filter((id) => id !== me.id);
  const back = { href: "/console/users", label: t("users.title") };
  return (
    <>
      <PageHeader title={t("offboarding.title")} back={back} />
      {running.length > 0 ? (
        <OffboardingProgress ids={running} successor={parseSuccessor(params)} />
      ) : users.length > 0 ? (
        <Steps key={users.join()} users={users} />
      ) : (
        <NoUsersSelected />
      )}
    </>
  );
}

function NoUsersSelected() {
  const t = useText();
  return (
    <section className="rounded-lg border border-line bg-raised p-6 sm:p-10">
      <h2 className="text-lg font-bold">{t("offboarding.nobodyChosen")}</h2>
      <p className="mt-1 max-w-prose text-muted">
        {t("offboarding.nobodyChosenHint", { action: t("people.handOver") })}
      </p>
      <Link href="/console/users" className="button mt-5" data-tone="primary">
        {t("offboarding.toPeople")}
      </Link>
    </section>
  );
}

function Steps({ users }: { users: string[] }) {
  const t = useText();
  const people = useUsersById(users);
  const queries = useQueries({ queries: users.map((user) => buildOwnedResourcesQuery(user, null)) });
  const failed = queries.find(({ isError }) => isError);
  if (failed) return <FailedList error={failed.error} onRetry={() => void failed.refetch()} />;
  const found = queries.flatMap(({ data }) => data ?? []);
  if (found.length < users.length || !people.data) return <ListSkeleton />;
  const names = users.map((user) => formatUserNameById(people.data, user, t("users.unnamed")));
  return <Wizard users={users} names={names} found={found} />;
}

interface DepartingUsers {
  users: string[];
  names: string[];
  found: OwnedResources[];
}

function Wizard({ users, names, found }: DepartingUsers) {
  const t = useText();
  const [step, setStep] = useState(0);
  const [plan, setPlan] = useState(EMPTY_DRAFT);
  const successor = findSuccessor(plan, "meetings");
  const start = useStartOffboarding(successor);
  const queries = useQueries({
    queries: users.map((user) => ({
      ...buildOwnedResourcesQuery(user, successor),
      enabled: successor !== null,
    })),
  });
  const results = queries.flatMap(({ data }) => data ?? []);
  const kinds = OWNED_KINDS.filter((kind) => found.some((one) => countOwned(one, kind) > 0));
  const ready = step !== 1 || isDraftComplete(plan);
  const isLast = step === STEPS.length - 1;
  const name = STEPS[step] ?? "stepOne";
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-muted" aria-live="polite">
        {t("offboarding.step", { number: String(step + 1) })}: {t(`offboarding.${name}`)}
      </p>
      {step === 0
        ? found.map((one, index) => (
            <InventoryStep key={users[index]} name={names[index] ?? ""} found={one} />
          ))
        : null}
      {step === 1 ? (
        <SuccessorStep
          users={users}
          plan={plan}
          kinds={kinds}
          found={results.length === users.length ? results : null}
          onChange={setPlan}
        />
      ) : null}
      {isLast ? (
        <ConfirmStep
          plan={plan}
          kinds={kinds}
          found={results.length === users.length ? results : found}
          onChange={setPlan}
        />
      ) : null}
      {ready ? null : <p className="text-muted">{t("offboarding.choose")}</p>}
      <ErrorText error={start.error} />
      <div className="flex flex-wrap gap-2">
        {step > 0 ? (
          <button type="button" className="button" onClick={() => setStep(step - 1)}>
            {t("offboarding.back")}
          </button>
        ) : null}
        {isLast ? (
          <button
            type="button"
            className="button"
            data-tone="bad"
            disabled={start.isPending}
            onClick={() => start.mutate(toOffboardingBody(plan, users))}
          >
            {users.length === 1
              ? t("offboarding.run", { name: names[0] ?? "" })
              : t("offboarding.runMany", { count: users.length })}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            data-tone="primary"
            disabled={!ready}
            onClick={() => setStep(step + 1)}
          >
            {t("offboarding.next")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Puts the started offboardings into the URL, so that the user can return to them. */
function useStartOffboarding(successor: Successor | null) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: startOffboardings,
    onSuccess: ({ value }) => {
      void queries.invalidateQueries({ queryKey: USERS_KEY });
      const ids = value.offboardings.map(({ _id }) => _id).join();
      navigate(`/console/offboarding?run=${ids}${formatSuccessor(successor)}`);
    },
  });
}
