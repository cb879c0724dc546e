import type { Messages } from "../messages";

const uk: Messages["conference"] = {
  phone: "Телефон",
  weCall: "Ми телефонуємо вам",
  youCallUs: "Ви телефонуєте нам",
  youCall: "Ви телефонуєте на номер {number}",
  youAreCalled: "Вам зателефонують на номер {number}",
  join: "Приєднатися",
  code: "Код доступу: {code}",
  dial: "Телефоном: {phone}",
  follows: "Посилання надійде ел. поштою.",
  missing: "Посилання ще немає. Попросіть його в організатора: {name}.",
  called: "Потрібно, якщо телефонують вам",
  comes: "З ким",
  message: "Повідомлення",
  manage: "Перенести або скасувати",
};

export default uk;
