import type { Messages } from "../messages";

const es: Messages["conference"] = {
  phone: "Teléfono",
  weCall: "Le llamamos",
  youCallUs: "Usted nos llama",
  youCall: "Usted llama al {number}",
  youAreCalled: "Le llaman al {number}",
  join: "Unirse",
  code: "Código de acceso: {code}",
  dial: "Por teléfono: {phone}",
  follows: "El enlace llegará por correo electrónico.",
  missing: "Todavía no hay enlace. Pídaselo a {name}.",
  called: "Necesario si le llamamos",
  comes: "Con",
  message: "Mensaje",
  manage: "Cambiar o cancelar",
};

export default es;
