import { FormList } from "@/components/console/forms/form-list";

export default FormList;
