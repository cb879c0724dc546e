import type { Schemas } from "../api";
import type { FormController } from "../form/use-form";

export type WorkflowFormController = FormController<Schemas["WorkflowBody"]>;

export type WorkflowStepInput = Schemas["WorkflowBody"]["steps"][number];
