import type { Messages } from "../../parts/messages.ts";

export const matcher: Messages["matcher"] = {
  not_backed: "as fontes não sustentam a resposta",
  backed: "as fontes sustentam a resposta, mas o teste espera o contrário",
  not_a_text: "a resposta não é um texto, mas {type}",
  empty: "a resposta está vazia",
  stopped: "o seu sinal interrompeu a verificação",
  none_near: "nada nas fontes se aproxima disso",
  no_model:
    "A maioria das afirmações fica por confirmar porque nenhum modelo está configurado: sem ele só se confirma o que as fontes dizem quase com as mesmas palavras. A opção model configura um: openai/NOME, ollama/NOME ou gguf/ARQUIVO.",
  next_correct: "Próximo passo: corrija a resposta onde as fontes a contradizem.",
  next_confirm:
    "Próximo passo: compare o que não foi confirmado com as fontes; com a opção allowUnverified: true essas afirmações podem ficar.",
  next_source: "Próximo passo: dê ao teste os textos em que a resposta se baseia.",
};
