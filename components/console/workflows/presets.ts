import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

export const PRESETS = ["reminders", "feedback", "request", "blank"] as const;

export type Preset = (typeof PRESETS)[number];

type Steps = Schemas["WorkflowBody"]["steps"];

/** The steps with which a new workflow begins; the texts are in the language of the console. */
export function buildPresetSteps(preset: Preset, t: TranslateConsole): Steps {
  if (preset === "request")
    return [
      {
        when: { trigger: "unanswered", amount: 24, unit: "hours" },
        to: ["host"],
        subject: t("workflows.sample.requestSubject"),
        text: t("workflows.sample.requestText", { booker: "{booker}", link: "{link}" }),
      },
    ];
  const dayBefore: Steps[number] = {
    when: { trigger: "before_start", amount: 1, unit: "days" },
    to: ["booker", "guests"],
    template: "reminder",
  };
  if (preset === "blank") return [dayBefore];
  const hourBefore: Steps[number] = {
    ...dayBefore,
    when: { trigger: "before_start", amount: 1, unit: "hours" },
  };
  const hourAfter: Steps[number] = {
    when: { trigger: "after_end", amount: 1, unit: "hours" },
    to: ["booker", "guests"],
  };
  if (preset === "feedback")
    return [dayBefore, { ...hourBefore, template: "still_coming" }, { ...hourAfter, template: "feedback" }];
  return [dayBefore, hourBefore, { ...hourAfter, template: "thanks" }];
}
