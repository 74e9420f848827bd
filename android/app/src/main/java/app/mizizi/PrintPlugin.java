package app.mizizi;

import android.content.Context;
import android.print.PrintAttributes;
import android.print.PrintManager;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;

/** `window.print()`, which web views do not have: receipts and summaries on paper or as a PDF. */
@CapacitorPlugin(name = "Print")
public class PrintPlugin extends Plugin {

    @PluginMethod
    public void print(PluginCall call) {
        String name = call.getString("name", "Mizizi");
        getBridge().executeOnMainThread(() -> {
            PrintManager printer = (PrintManager) getActivity().getSystemService(Context.PRINT_SERVICE);
            printer.print(name, getBridge().getWebView().createPrintDocumentAdapter(name), new PrintAttributes.Builder().build());
            call.resolve();
        });
    }
}
