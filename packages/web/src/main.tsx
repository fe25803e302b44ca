// The page begins here.
import '@fontsource-variable/exo-2/index.css';
import '@fontsource-variable/inter/index.css';
import './style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from './game/store.ts';
import { Home } from './home/home.tsx';
import { TableScreen } from './table/table.tsx';

function App() {
  const playing = useStore((store) => store.game !== undefined);
  return playing ? <TableScreen /> : <Home />;
}

const root = document.getElementById('root');
if (root !== null) {
  document.documentElement.lang = useStore.getState().lang;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
