import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Modo de teste",
    what: "Está a ver o ambiente de teste: os e-mails são guardados e não enviados, ninguém é avisado.",
    frozen: "parado",
    running: "a andar",
    moving: "a caminho de {time}",
    hour: "+1 hora",
    day: "+1 dia",
    to: "Para um momento",
    go: "Ir",
    failed: "{count, plural, one {1 tarefa falhou} many {# tarefas falharam} other {# tarefas falharam}}",
    reset: "Esvaziar",
    resetAsk: "Esvaziar o ambiente de teste?",
    resetText:
      "Tudo o que contém é eliminado, exceto definições e chaves, e o relógio volta a marcar o presente. A sua organização não é afetada.",
    resetDo: "Esvaziar",
    demo: "Dados de exemplo",
    demoWhat: "Pessoas com páginas, uma equipa, um localizador e reuniões",
    demoDone:
      "O ambiente de teste tem agora dados de exemplo: três pessoas com páginas, uma equipa, um localizador e reuniões.",
    demoThere: "Os dados de exemplo já estão lá. Nada mudou.",
    leave: "Sair do modo de teste",
    enter: "Modo de teste",
    late: "O relógio só anda para a frente. Escolha um momento posterior ou esvazie o ambiente de teste.",
  },
} satisfies TestModeTexts;
