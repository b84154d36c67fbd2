import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Sixty small files compress badly and each is a request: what most pages need travels together. */
const FEW_FILES = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: /lucide-react|src\/(ui|platform)\//, minShareCount: 6 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FEW_FILES } } } } },
    // One bundle holds the server and the pages: one module graph, one database pool.
    ssr: { build: { rollupOptions: { input: './src/server/start.ts' } } },
  },
});
