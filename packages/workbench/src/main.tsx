import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./design/tokens.css";
import "./design/base.css";
import "./design/components.css";
import "./shell/shell.css";
import { Workbench } from "./shell/workbench.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with id root");

createRoot(root).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
