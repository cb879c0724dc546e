"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { ProblemError } from "../problem-error";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { PageHeader } from "../ui/page-header";
import { AppliedPlan } from "./applied-plan";
import { ChooseFolder } from "./choose-folder";
import { FileErrors, listFileErrors } from "./file-errors";
import { PlanView } from "./plan-view";
import { applyPlan, buildPlanQuery, createPlan, type PlannedFile } from "./queries";

const PATH = "/console/import";

const ToolImport = lazy(() => import("../tool-import/tool-import"));
const OldLinks = lazy(() => import("../tool-import/old-links"));
const Transitions = lazy(() => import("../tool-import/transitions"));

interface Choice {
  files: PlannedFile[];
  prune: boolean;
  /** The tool whose account the files come from. */
  tool?: string;
}

/** Settings files from a folder: what they would change, then applied. The plan is in the address, and kept for a day. */
export function SettingsImport() {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const search = useSearchParams();
  const id = search.get("plan");
  const tool = search.get("tool");
  const [isEmpty, setIsEmpty] = useState(false);
  const stored = useQuery({ ...buildPlanQuery(id ?? ""), enabled: id !== null });
  const plan = useMutation({
    mutationFn: ({ files, prune }: Choice) => createPlan(files, prune),
    onSuccess: (created, { tool: from }) => {
      queries.setQueryData(buildPlanQuery(created._id).queryKey, created);
      router.replace(`${PATH}?plan=${created._id}${from ? `&tool=${from}` : ""}`);
    },
  });
  const apply = useMutation({ mutationFn: applyPlan, onSuccess: () => queries.invalidateQueries() });
  const restart = (query = "") => {
    plan.reset();
    apply.reset();
    router.replace(`${PATH}${query}`);
  };
  const choose = (choice: Choice) => {
    setIsEmpty(choice.files.length === 0);
    plan.reset();
    if (choice.files.length > 0) plan.mutate(choice);
  };
  const errors = listFileErrors(plan.error);
  const isGone = stored.error instanceof ProblemError && stored.error.status === 404;
  return (
    <div className="grid max-w-4xl gap-5">
      <PageHeader title={t("settingsImport.title")} back={null} />
      {apply.data ? (
        <AppliedPlan
          applied={apply.data}
          onAgain={() => restart()}
          onMeetings={tool === null ? null : () => restart(`?tool=${tool}&kind=meetings`)}
        />
      ) : id && stored.data ? (
        <PlanView
          plan={stored.data}
          apply={{ ...apply, run: () => apply.mutate(id) }}
          onAgain={() => restart()}
        />
      ) : (
        <>
          <Suspense>
            <ToolImport
              planning={plan.isPending}
              onPlan={(files, from) => choose({ files, prune: false, tool: from })}
            />
            <Transitions />
            <OldLinks />
          </Suspense>
          {isGone ? <p role="status">{t("settingsImport.gone")}</p> : <ErrorText error={stored.error} />}
          <ChooseFolder
            count={plan.isPending ? plan.variables.files.length : 0}
            onChoose={(files, prune) => choose({ files, prune })}
          />
          {isEmpty ? (
            <p role="alert" className="font-medium text-bad">
              {t("settingsImport.noFiles")}
            </p>
          ) : null}
          {errors.length > 0 ? <FileErrors errors={errors} /> : <ErrorText error={plan.error} />}
        </>
      )}
    </div>
  );
}
