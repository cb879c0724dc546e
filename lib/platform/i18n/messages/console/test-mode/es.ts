import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Modo de prueba",
    what: "Está viendo el entorno de prueba: los correos se guardan y no se envían, nadie recibe avisos.",
    frozen: "parado",
    running: "en marcha",
    moving: "de camino a {time}",
    hour: "+1 hora",
    day: "+1 día",
    to: "A un momento",
    go: "Ir",
    failed: "{count, plural, one {1 tarea falló} many {# tareas fallaron} other {# tareas fallaron}}",
    reset: "Vaciar",
    resetAsk: "¿Vaciar el entorno de prueba?",
    resetText:
      "Se elimina todo lo que contiene, salvo sus ajustes y claves, y su reloj vuelve a marcar el presente. Su organización no se toca.",
    resetDo: "Vaciar",
    demo: "Datos de ejemplo",
    demoWhat: "Personas con páginas, un equipo, un localizador y reuniones",
    demoDone:
      "El entorno de prueba ya tiene datos de ejemplo: tres personas con páginas, un equipo, un localizador y reuniones.",
    demoThere: "Los datos de ejemplo ya están ahí. No ha cambiado nada.",
    leave: "Salir del modo de prueba",
    enter: "Modo de prueba",
    late: "El reloj solo avanza. Elija un momento posterior o vacíe el entorno de prueba.",
  },
} satisfies TestModeTexts;
