import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";

/** The form of the meeting's page for the answer to a text of ours that asks something. */
export const pickQuestionStep = (template: WorkflowStep["template"]): "coming" | "feedback" | null =>
  template === "still_coming" ? "coming" : template === "feedback" ? "feedback" : null;
