const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} não foi ligado",
    denied: "O acesso não foi autorizado. Nada foi guardado.",
    incomplete:
      "Faltam algumas autorizações. Sem ver os calendários nem escrever neles, o Bookpage não pode ter em conta as horas ocupadas nem registar reuniões. É preciso deixar todas as caixas marcadas.",
    expired:
      "O início de sessão demorou demasiado, ou foi começado noutra janela ou noutro navegador. É preciso recomeçar aqui.",
    unavailable:
      "{provider} não respondeu como esperado. É possível tentar de novo dentro de alguns minutos; se voltar a falhar, convém avisar quem gere esta instalação.",
    again: "Tentar de novo",
    back: "Voltar aos calendários",
    some: "O calendário",
  },
};

export default calendarSignIn;
