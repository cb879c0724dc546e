import { TemplateList } from "@/components/console/templates/template-list";

export default TemplateList;
